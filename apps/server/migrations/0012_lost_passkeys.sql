ALTER TABLE "login_devices" ADD COLUMN "lost_at" bigint;--> statement-breakpoint
ALTER TABLE "login_devices" ADD COLUMN "lost_browser" text;