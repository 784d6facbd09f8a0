ALTER TABLE "preferences" ADD COLUMN "week_start" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "holiday_zone" text;