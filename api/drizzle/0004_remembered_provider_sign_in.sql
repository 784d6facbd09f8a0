ALTER TABLE "handovers" ADD COLUMN "remember_me" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD COLUMN "remember_me" boolean DEFAULT false NOT NULL;