ALTER TABLE "sponsored" ADD COLUMN "by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsored" DROP CONSTRAINT "sponsored_network_sender_nonce_pk";--> statement-breakpoint
ALTER TABLE "sponsored" ADD CONSTRAINT "sponsored_network_sender_nonce_project_by_day_pk" PRIMARY KEY("network","sender","nonce","project","by","day");
