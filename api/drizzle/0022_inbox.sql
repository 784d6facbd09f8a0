CREATE TABLE "inbox_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_entries_once" UNIQUE("thread_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "inbox_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"request_key" text NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"message" text DEFAULT '' NOT NULL,
	"details" json NOT NULL,
	"search_text" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "inbox_threads_once" UNIQUE("kind","request_key")
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_team" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" json;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_entries_author" ON "inbox_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "inbox_threads_newest" ON "inbox_threads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_email" ON "inbox_threads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inbox_threads_user" ON "inbox_threads" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_thread" ON "mails" USING btree ("thread_id");