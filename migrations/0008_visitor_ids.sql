ALTER TABLE `trips` RENAME COLUMN `session_id` TO `visitor_id`;--> statement-breakpoint
ALTER TABLE `purchases` RENAME COLUMN `session_id` TO `visitor_id`;--> statement-breakpoint
ALTER TABLE `affiliate_events` RENAME COLUMN `session_id` TO `visitor_id`;--> statement-breakpoint
DROP INDEX `trips_session`;--> statement-breakpoint
CREATE INDEX `trips_visitor` ON `trips` (`visitor_id`,`created_at`);--> statement-breakpoint
DROP INDEX `purchases_session`;--> statement-breakpoint
CREATE INDEX `purchases_visitor` ON `purchases` (`visitor_id`);
