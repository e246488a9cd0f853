CREATE TABLE "social_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text,
	"provider" text NOT NULL,
	"jkt" text NOT NULL,
	"secret_hash" text NOT NULL,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"onward" text,
	"verifier" text,
	"visitor" text,
	"confirm" text,
	"channel" text,
	"status" text NOT NULL,
	"reason" text,
	"issuer" text,
	"subject" text,
	"email" text,
	"user_name" text,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "social_tickets_state_unique" UNIQUE("state")
);
--> statement-breakpoint
CREATE INDEX "social_tickets_until" ON "social_tickets" USING btree ("until");