CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text,
	`plan` text NOT NULL,
	`cents` integer NOT NULL,
	`payment_intent_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_payment_intent_id_unique` ON `purchases` (`payment_intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_open` ON `purchases` (`session_id`,`plan`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `purchases_session` ON `purchases` (`session_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trips` (
	`id` text PRIMARY KEY NOT NULL,
	`generation_id` text NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text,
	`destination` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`budget` text NOT NULL,
	`interests` text NOT NULL,
	`itinerary` text NOT NULL,
	`version` integer NOT NULL,
	`is_saved` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_generation_id_unique` ON `trips` (`generation_id`);--> statement-breakpoint
CREATE INDEX `trips_session` ON `trips` (`session_id`,`created_at`);