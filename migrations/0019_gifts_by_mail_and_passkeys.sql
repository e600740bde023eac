CREATE TABLE `passkey_questions` (
	`browser` text PRIMARY KEY NOT NULL,
	`challenge` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`algorithm` integer NOT NULL,
	`uses` integer NOT NULL,
	`added_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
ALTER TABLE `gifts` ADD `receiver` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `giver_name` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `deliver_on` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `delivered_at` integer;--> statement-breakpoint
CREATE INDEX `gifts_due` ON `gifts` (`deliver_on`) WHERE receiver IS NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `checkout_session` text;--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_checkout_session_unique` ON `purchases` (`checkout_session`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `checkout_session` text;--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_checkout_session_unique` ON `subscriptions` (`checkout_session`);--> statement-breakpoint
ALTER TABLE `trips` ADD `compared_with` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `told_changes` text;