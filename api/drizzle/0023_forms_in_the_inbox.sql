INSERT INTO "inbox_threads" ("id", "kind", "request_key", "first_name", "last_name", "email", "message", "details", "search_text", "created_at", "active_at")
SELECT f.id, 'application', f.request_key, f.first_name, f.last_name, lower(f.email), f.motivation,
	(SELECT json_agg(json_build_object('name', d.name, 'value', d.value) ORDER BY d.place) FROM (
		SELECT 0 AS place, 'phone' AS name, f.phone AS value
		UNION ALL SELECT 1, 'name', f.name
		UNION ALL SELECT 1 + l.place, 'profileLink', l.value FROM json_array_elements_text(f.profile_links) WITH ORDINALITY AS l(value, place)
	) AS d),
	replace(replace(replace(replace(lower(translate(concat_ws(' ', f.first_name, f.last_name, f.email, f.motivation, f.phone, f.name, f.profile_links::text, upper(substr(f.id, 1, 4) || '-' || substr(f.id, 5, 4))), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy')), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), '’', ''''),
	f.created_at, f.created_at
FROM (SELECT gen_random_uuid()::text AS id, a.* FROM "ambassador_applications" AS a) AS f;--> statement-breakpoint
INSERT INTO "inbox_threads" ("id", "kind", "request_key", "first_name", "last_name", "email", "message", "details", "search_text", "created_at", "active_at")
SELECT f.id, 'demo', f.request_key, f.first_name, f.last_name, lower(f.email), coalesce(f.message, ''),
	(SELECT json_agg(json_build_object('name', d.name, 'value', d.value) ORDER BY d.place) FROM (
		SELECT 0 AS place, 'school' AS name, f.school AS value
		UNION ALL SELECT 1, 'role', f.role
		UNION ALL SELECT 2, 'students', f.students WHERE f.students IS NOT NULL
	) AS d),
	replace(replace(replace(replace(lower(translate(concat_ws(' ', f.first_name, f.last_name, f.email, f.message, f.school, f.role, f.students, upper(substr(f.id, 1, 4) || '-' || substr(f.id, 5, 4))), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy')), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), '’', ''''),
	f.created_at, f.created_at
FROM (SELECT gen_random_uuid()::text AS id, r.* FROM "demo_requests" AS r) AS f;--> statement-breakpoint
DROP TABLE "ambassador_applications";--> statement-breakpoint
DROP TABLE "demo_requests";