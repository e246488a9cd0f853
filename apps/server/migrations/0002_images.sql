CREATE TABLE "image_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"size" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"hash" text,
	"good_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "image_files_by_use" ON "image_files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "image_sources_by_time" ON "image_sources" USING btree ("linked_at");