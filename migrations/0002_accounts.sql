CREATE TABLE `account_visitors` (
	`visitor_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`joined_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_visitors_user` ON `account_visitors` (`user_id`);--> statement-breakpoint
CREATE TABLE `trip_versions` (
	`trip_id` text NOT NULL,
	`version` integer NOT NULL,
	`itinerary` text NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`visitor_id` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_identity` ON `users` (`issuer`,`subject`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `visitor_id` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `request` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `share_code` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `trips_share_code_unique` ON `trips` (`share_code`);--> statement-breakpoint
CREATE INDEX `trips_deleted` ON `trips` (`deleted_at`) WHERE deleted_at IS NOT NULL;