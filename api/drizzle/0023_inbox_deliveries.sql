ALTER TABLE "inbox_entries" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_code" text;--> statement-breakpoint
CREATE INDEX "inbox_threads_status" ON "inbox_threads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_end" ON "inbox_threads" USING btree (coalesce("closed_at", "active_at"));