ALTER TABLE "orders" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asset" text;--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("project","owner","created_at") WHERE "orders"."owner" is not null;