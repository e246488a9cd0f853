CREATE TABLE "onramp_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_at") WHERE "orders"."rank" < 2;