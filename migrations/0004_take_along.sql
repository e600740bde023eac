ALTER TABLE `trips` ADD `shares_files` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `trips` ADD `feed_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `trips_feed_code_unique` ON `trips` (`feed_code`);