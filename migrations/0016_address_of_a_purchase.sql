ALTER TABLE `purchases` ADD `email` text;--> statement-breakpoint
CREATE INDEX `purchases_email` ON `purchases` (`email`) WHERE email IS NOT NULL;