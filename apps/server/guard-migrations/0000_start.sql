CREATE TABLE "guard_asks" (
	"hash" text PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"jkt" text NOT NULL,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guard_browsers" (
	"wallet" text NOT NULL,
	"jkt" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "guard_browsers_wallet_jkt_pk" PRIMARY KEY("wallet","jkt")
);
--> statement-breakpoint
CREATE TABLE "guard_changes" (
	"wallet" text PRIMARY KEY NOT NULL,
	"jkt" text NOT NULL,
	"email" text NOT NULL,
	"old_hash" text,
	"new_hash" text,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "guard_changes_old_hash_unique" UNIQUE("old_hash"),
	CONSTRAINT "guard_changes_new_hash_unique" UNIQUE("new_hash")
);
--> statement-breakpoint
CREATE TABLE "guard_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guard_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guard_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet" text NOT NULL,
	"at" bigint NOT NULL,
	"what" text NOT NULL,
	"jkt" text,
	"origin" text,
	"browser" text
);
--> statement-breakpoint
CREATE TABLE "login_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guard_shares" (
	"wallet" text NOT NULL,
	"set" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "guard_shares_wallet_set_pk" PRIMARY KEY("wallet","set")
);
--> statement-breakpoint
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
CREATE TABLE "guard_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"email" text,
	"created_at" bigint NOT NULL,
	"blocked_until" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "guard_asks_browser" ON "guard_asks" USING btree ("wallet","jkt");--> statement-breakpoint
CREATE INDEX "guard_asks_until" ON "guard_asks" USING btree ("until");--> statement-breakpoint
CREATE INDEX "guard_changes_until" ON "guard_changes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "guard_counts_until" ON "guard_counts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "guard_log_wallet" ON "guard_log" USING btree ("wallet","id");--> statement-breakpoint
CREATE INDEX "login_mails_next" ON "login_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "login_proofs_until" ON "login_proofs" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "guard_shares_state" ON "guard_shares" USING btree ("wallet","state");--> statement-breakpoint
CREATE INDEX "social_tickets_until" ON "social_tickets" USING btree ("until");