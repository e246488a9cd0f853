CREATE TABLE "guard_former_shares" (
	"wallet" text NOT NULL,
	"set" text NOT NULL,
	"sealed" text NOT NULL,
	"mark" text,
	"until" bigint NOT NULL,
	CONSTRAINT "guard_former_shares_wallet_set_pk" PRIMARY KEY("wallet","set")
);
--> statement-breakpoint
ALTER TABLE "guard_shares" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "guard_shares" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "guard_wallets" ADD COLUMN "eip155" text;--> statement-breakpoint
ALTER TABLE "guard_wallets" ADD COLUMN "solana" text;--> statement-breakpoint
CREATE INDEX "guard_former_shares_until" ON "guard_former_shares" USING btree ("until");