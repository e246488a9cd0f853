CREATE TABLE "sign_in_accounts" (
	"project" text NOT NULL,
	"account" text NOT NULL,
	"metadata" jsonb,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "sign_in_accounts_project_account_pk" PRIMARY KEY("project","account")
);
--> statement-breakpoint
CREATE TABLE "sign_in_nonces" (
	"hash" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"chain_id" text NOT NULL,
	"domain" text NOT NULL,
	"uri" text NOT NULL,
	"refresh" text NOT NULL,
	"formers" text[] DEFAULT '{}' NOT NULL,
	"former_until" bigint NOT NULL,
	"jkt" text,
	"browser" text,
	"wallet" text,
	"since" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_nonces_until" ON "sign_in_nonces" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_account" ON "sign_in_sessions" USING btree ("project","account");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_until" ON "sign_in_sessions" USING btree ("until");