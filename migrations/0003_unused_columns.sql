ALTER TABLE `purchases` DROP COLUMN `user_id`;--> statement-breakpoint
ALTER TABLE `trips` DROP COLUMN `user_id`;