CREATE TABLE "swap_routes" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"route" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "swap_routes_until" ON "swap_routes" USING btree ("until");