CREATE TABLE "database_epoch" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "writer" text;--> statement-breakpoint
INSERT INTO "database_epoch" ("id") VALUES (gen_random_uuid()::text);