CREATE TABLE `mail_sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`link` text NOT NULL,
	`code` text NOT NULL,
	`browser` text NOT NULL,
	`return_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_sign_ins_link_unique` ON `mail_sign_ins` (`link`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_sign_ins_browser_unique` ON `mail_sign_ins` (`browser`);--> statement-breakpoint
CREATE INDEX `mail_sign_ins_email` ON `mail_sign_ins` (`email`,`created_at`);--> statement-breakpoint
CREATE TABLE `sign_in_ways` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `sign_in_ways_user` ON `sign_in_ways` (`user_id`);--> statement-breakpoint
INSERT INTO `sign_in_ways` (`issuer`, `subject`, `user_id`, `email`, `added_at`) SELECT `issuer`, `subject`, `id`, `email`, `created_at` FROM `users`;
