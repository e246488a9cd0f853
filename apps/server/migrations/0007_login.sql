CREATE TABLE "login_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"email" text,
	"user_name" text,
	"pepper" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"purpose" text NOT NULL,
	"jkt" text NOT NULL,
	"account" text,
	"email" text NOT NULL,
	"about" text,
	"mac" text NOT NULL,
	"tries" integer NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "login_codes_purpose_jkt_pk" PRIMARY KEY("purpose","jkt")
);
--> statement-breakpoint
CREATE TABLE "login_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_devices" (
	"account" text NOT NULL,
	"jkt" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "login_devices_account_jkt_pk" PRIMARY KEY("account","jkt")
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"at" bigint NOT NULL,
	"what" text NOT NULL,
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
CREATE TABLE "login_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"jkt" text NOT NULL,
	"origin" text,
	"browser" text,
	"since" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"until" bigint NOT NULL,
	"stepping_for" text,
	"stepped_for" text,
	"stepped_until" bigint,
	CONSTRAINT "login_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "login_shares" (
	"wallet" text NOT NULL,
	"set" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"tier" text NOT NULL,
	"recovery" text,
	CONSTRAINT "login_shares_wallet_set_pk" PRIMARY KEY("wallet","set")
);
--> statement-breakpoint
CREATE TABLE "login_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"eip155" text NOT NULL,
	"solana" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "login_wallets_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "login_accounts_identity" ON "login_accounts" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "login_codes_account" ON "login_codes" USING btree ("account");--> statement-breakpoint
CREATE INDEX "login_codes_until" ON "login_codes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "login_counts_at" ON "login_counts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_log_account" ON "login_log" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_mails_next" ON "login_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "login_proofs_until" ON "login_proofs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "login_sessions_account" ON "login_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "login_sessions_until" ON "login_sessions" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "login_shares_current" ON "login_shares" USING btree ("wallet") WHERE "login_shares"."state" = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "login_shares_next" ON "login_shares" USING btree ("wallet") WHERE "login_shares"."state" = 'next';