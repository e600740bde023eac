ALTER TABLE `users` ADD `trip_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `trip_mails_token` text;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;--> statement-breakpoint
CREATE INDEX `users_trip_mails_token` ON `users` (`trip_mails_token`);