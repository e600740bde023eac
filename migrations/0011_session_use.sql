CREATE TABLE `erased_visitors` (
	`visitor_id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_visitor` ON `sessions` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `model_usage_at` ON `model_usage` (`at`);--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `affiliate_events_visitor` ON `affiliate_events` (`visitor_id`) WHERE visitor_id IS NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `visitor_id` = `id` WHERE `visitor_id` IS NULL;
