ALTER TABLE "login_visits" DROP CONSTRAINT "login_visits_account_project_jkt_pk";--> statement-breakpoint
ALTER TABLE "login_visits" ALTER COLUMN "origin" SET DEFAULT '';--> statement-breakpoint
UPDATE "login_visits" SET "origin" = '' WHERE "origin" IS NULL;--> statement-breakpoint
ALTER TABLE "login_visits" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "login_visits" ADD CONSTRAINT "login_visits_account_project_jkt_origin_pk" PRIMARY KEY("account","project","jkt","origin");