CREATE TABLE "guard_provings" (
	"jkt" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"wallet" text NOT NULL,
	"hash" text,
	"number" text,
	"said" text,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "guard_provings_jkt_issuer_subject_provider_wallet_pk" PRIMARY KEY("jkt","issuer","subject","provider","wallet"),
	CONSTRAINT "guard_provings_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "guard_asks" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "guard_wallets" ADD COLUMN "proved_at" bigint;--> statement-breakpoint
CREATE INDEX "guard_provings_until" ON "guard_provings" USING btree ("until");--> statement-breakpoint
UPDATE "guard_wallets" SET "proved_at" = "created_at" WHERE "provider" <> 'email';
