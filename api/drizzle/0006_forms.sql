CREATE TABLE "ambassador_applications" (
	"request_key" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"profile_links" json NOT NULL,
	"motivation" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"request_key" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"school" text NOT NULL,
	"role" text NOT NULL,
	"students" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL
);
