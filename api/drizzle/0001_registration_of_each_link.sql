ALTER TABLE "email_tokens" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "password_hash" text;--> statement-breakpoint
-- A used link has no meaning any more; an unused one belongs to the registration that its account holds.
DELETE FROM "email_tokens" WHERE "used_at" IS NOT NULL;--> statement-breakpoint
UPDATE "email_tokens" SET "first_name" = "users"."first_name", "last_name" = "users"."last_name", "password_hash" = "users"."password_hash" FROM "users" WHERE "users"."id" = "email_tokens"."user_id";--> statement-breakpoint
ALTER TABLE "email_tokens" ALTER COLUMN "first_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_tokens" ALTER COLUMN "last_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_tokens" ALTER COLUMN "password_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_tokens" DROP CONSTRAINT "email_tokens_user_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_purpose_password_hash_pk" PRIMARY KEY("user_id","purpose","password_hash");--> statement-breakpoint
ALTER TABLE "email_tokens" DROP COLUMN "used_at";
