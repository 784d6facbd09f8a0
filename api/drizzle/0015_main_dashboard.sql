ALTER TABLE "preferences" ADD COLUMN "main_dashboard" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "last_dashboard" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "phone_order" json;