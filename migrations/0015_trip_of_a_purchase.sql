ALTER TABLE `purchases` ADD `one_trip` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `place` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `used_at` integer;--> statement-breakpoint
ALTER TABLE `trips` ADD `purchase_id` text;