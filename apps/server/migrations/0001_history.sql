CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_blocks" (
	"network" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "indexed_blocks_network_number_pk" PRIMARY KEY("network","number")
);
--> statement-breakpoint
CREATE TABLE "indexed_moves" (
	"network" text NOT NULL,
	"address" text NOT NULL,
	"hash" text NOT NULL,
	"log" integer NOT NULL,
	"item" integer NOT NULL,
	"block" bigint NOT NULL,
	"kind" text NOT NULL,
	"contract" text,
	"token_id" text,
	"amount" numeric(78, 0) NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	CONSTRAINT "indexed_moves_network_address_hash_log_item_pk" PRIMARY KEY("network","address","hash","log","item")
);
--> statement-breakpoint
CREATE TABLE "indexed_networks" (
	"network" text PRIMARY KEY NOT NULL,
	"first" bigint NOT NULL,
	"first_hash" text NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_transactions" (
	"network" text NOT NULL,
	"address" text NOT NULL,
	"hash" text NOT NULL,
	"block" bigint NOT NULL,
	"place" integer NOT NULL,
	"time" bigint NOT NULL,
	"sender" text NOT NULL,
	"recipient" text,
	"created" text,
	"failed" boolean NOT NULL,
	"nonce" bigint NOT NULL,
	"selector" text,
	"crowd" integer NOT NULL,
	CONSTRAINT "indexed_transactions_network_address_hash_pk" PRIMARY KEY("network","address","hash")
);
--> statement-breakpoint
CREATE TABLE "watched_addresses" (
	"network" text NOT NULL,
	"address" text NOT NULL,
	"project_id" text NOT NULL,
	"used_at" bigint NOT NULL,
	"next" bigint DEFAULT 0 NOT NULL,
	"until" bigint,
	CONSTRAINT "watched_addresses_network_address_pk" PRIMARY KEY("network","address")
);
--> statement-breakpoint
CREATE TABLE "nft_facts" (
	"network" text NOT NULL,
	"contract" text NOT NULL,
	"token_id" text NOT NULL,
	"name" text,
	"description" text,
	"collection" text,
	"picture" text,
	"read" boolean NOT NULL,
	"read_at" bigint NOT NULL,
	CONSTRAINT "nft_facts_network_contract_token_id_pk" PRIMARY KEY("network","contract","token_id")
);
--> statement-breakpoint
CREATE INDEX "indexed_moves_by_token" ON "indexed_moves" USING btree ("network","address","kind","contract","token_id");--> statement-breakpoint
CREATE INDEX "indexed_moves_by_block" ON "indexed_moves" USING btree ("network","block");--> statement-breakpoint
CREATE INDEX "indexed_transactions_by_time" ON "indexed_transactions" USING btree ("address","time","network","block","place");--> statement-breakpoint
CREATE INDEX "indexed_transactions_by_block" ON "indexed_transactions" USING btree ("network","block");--> statement-breakpoint
CREATE INDEX "watched_addresses_by_use" ON "watched_addresses" USING btree ("network","used_at");--> statement-breakpoint
CREATE INDEX "watched_addresses_of_project" ON "watched_addresses" USING btree ("network","project_id","used_at");--> statement-breakpoint
CREATE INDEX "watched_addresses_behind" ON "watched_addresses" USING btree ("network","next") WHERE "watched_addresses"."until" is null or "watched_addresses"."next" <= "watched_addresses"."until";