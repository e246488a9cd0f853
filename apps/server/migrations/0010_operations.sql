CREATE TABLE "operations" (
	"hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"sender" text NOT NULL,
	"operation" jsonb NOT NULL,
	"transaction" text NOT NULL,
	"nonce" integer NOT NULL,
	"raw" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_spending" (
	"network" text NOT NULL,
	"day" integer NOT NULL,
	"scope" text NOT NULL,
	"wei" numeric(78, 0) NOT NULL,
	CONSTRAINT "sponsor_spending_network_day_scope_pk" PRIMARY KEY("network","day","scope")
);
--> statement-breakpoint
CREATE TABLE "sponsored" (
	"network" text NOT NULL,
	"sender" text NOT NULL,
	"nonce" numeric(78, 0) NOT NULL,
	"project" text NOT NULL,
	"day" integer NOT NULL,
	"wei" numeric(78, 0) NOT NULL,
	"block" numeric(78, 0) NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "sponsored_network_sender_nonce_pk" PRIMARY KEY("network","sender","nonce")
);
--> statement-breakpoint
CREATE INDEX "operations_by_state" ON "operations" USING btree ("network","state");--> statement-breakpoint
CREATE INDEX "operations_by_sender" ON "operations" USING btree ("network","sender");--> statement-breakpoint
CREATE INDEX "sponsored_by_until" ON "sponsored" USING btree ("network","until");