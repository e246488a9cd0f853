CREATE TABLE "login_visits" (
	"account" text NOT NULL,
	"project" text NOT NULL,
	"jkt" text NOT NULL,
	"origin" text,
	"since" bigint NOT NULL,
	CONSTRAINT "login_visits_account_project_jkt_pk" PRIMARY KEY("account","project","jkt")
);
--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "number" text DEFAULT '' NOT NULL;