CREATE TABLE "orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"account" text NOT NULL,
	"network" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"fiat" text NOT NULL,
	"amount" text,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"rank" integer NOT NULL,
	"vendor_id" text,
	"hash" text,
	"received" text,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"next_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");