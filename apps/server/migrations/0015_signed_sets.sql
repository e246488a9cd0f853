CREATE TABLE "login_former_shares" (
	"wallet" text NOT NULL,
	"set" text NOT NULL,
	"sealed" text NOT NULL,
	"tier" text NOT NULL,
	"recovery" text,
	"mark" text,
	"until" bigint NOT NULL,
	CONSTRAINT "login_former_shares_wallet_set_pk" PRIMARY KEY("wallet","set")
);
--> statement-breakpoint
ALTER TABLE "login_shares" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "login_shares" ADD COLUMN "mark" text;--> statement-breakpoint
CREATE INDEX "login_former_shares_until" ON "login_former_shares" USING btree ("until");