CREATE TABLE "name_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
