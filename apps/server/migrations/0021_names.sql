CREATE TABLE "name_messages" (
	"hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_addresses" DROP CONSTRAINT "name_addresses_name_names_name_fk";
--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "project" text;--> statement-breakpoint
CREATE INDEX "name_messages_by_holder" ON "name_messages" USING btree ("holder","used_at");--> statement-breakpoint
CREATE INDEX "name_messages_by_time" ON "name_messages" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "name_addresses" ADD CONSTRAINT "name_addresses_name_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."names"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "names_by_holder" ON "names" USING btree ("holder");