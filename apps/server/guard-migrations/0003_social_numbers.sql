ALTER TABLE "social_tickets" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "number" text DEFAULT '' NOT NULL;