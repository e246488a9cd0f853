CREATE SCHEMA "foyer_relay";
--> statement-breakpoint
CREATE TABLE "foyer_relay"."relay_messages" (
	"topic" text NOT NULL,
	"hash" text NOT NULL,
	"message" text NOT NULL,
	"tag" integer NOT NULL,
	"attestation" text,
	"publisher" text NOT NULL,
	"published_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"sequence" bigserial NOT NULL,
	"project" text NOT NULL,
	"source" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "relay_messages_topic_hash_pk" PRIMARY KEY("topic","hash")
);
--> statement-breakpoint
CREATE INDEX "relay_messages_by_expiry" ON "foyer_relay"."relay_messages" USING btree ("expires_at");