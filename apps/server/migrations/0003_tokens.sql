CREATE TABLE "token_facts" (
	"network" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	CONSTRAINT "token_facts_network_address_pk" PRIMARY KEY("network","address")
);
--> statement-breakpoint
CREATE TABLE "token_lists" (
	"source" text PRIMARY KEY NOT NULL,
	"tokens" jsonb NOT NULL,
	"read_at" bigint NOT NULL
);
