CREATE TABLE `trip_entries` (
	`trip_id` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`entry` text,
	PRIMARY KEY(`trip_id`, `id`)
);
