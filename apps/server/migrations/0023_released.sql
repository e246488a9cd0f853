ALTER TABLE "names" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "names_by_release" ON "names" USING btree ("released_at");