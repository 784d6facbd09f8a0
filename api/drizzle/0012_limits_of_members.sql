DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_security" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "bytes" bigint;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("is_security" DESC NULLS FIRST,"next_attempt_at");