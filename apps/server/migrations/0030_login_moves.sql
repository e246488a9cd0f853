CREATE TABLE "login_former_devices" (
	"account" text NOT NULL,
	"jkt" text NOT NULL,
	"since" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "login_former_devices_account_jkt_pk" PRIMARY KEY("account","jkt")
);
--> statement-breakpoint
CREATE TABLE "login_moves" (
	"account" text NOT NULL,
	"email" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL,
	"browsers" text[] NOT NULL,
	CONSTRAINT "login_moves_account_email_pk" PRIMARY KEY("account","email")
);
--> statement-breakpoint
CREATE INDEX "login_former_devices_until" ON "login_former_devices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "login_moves_email" ON "login_moves" USING btree ("email");--> statement-breakpoint
CREATE INDEX "login_moves_until" ON "login_moves" USING btree ("until");