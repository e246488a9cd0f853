CREATE TABLE "onramp_tokens" (
	"provider" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"former" text,
	"expires_at" bigint NOT NULL,
	"renewed_at" bigint NOT NULL
);
