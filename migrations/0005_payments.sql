CREATE TABLE `customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_customer_id_unique` ON `customers` (`customer_id`);--> statement-breakpoint
CREATE TABLE `gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	`redeemed_by` text,
	`redeemed_at` integer,
	`used_key` text,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gifts_code_unique` ON `gifts` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `gifts_month` ON `gifts` (`user_id`,`month`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `gifts_redeemed` ON `gifts` (`redeemed_by`);--> statement-breakpoint
CREATE TABLE `subscription_payments` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_intent_id` text,
	`cents` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`status` text NOT NULL,
	`taken_back_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_payments_payment_intent_id_unique` ON `subscription_payments` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `subscription_payments_order` ON `subscription_payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subscription_id` text,
	`cycle` text NOT NULL,
	`coupon` text,
	`cents` integer NOT NULL,
	`status` text NOT NULL,
	`period_end` integer,
	`ends_at_period_end` integer NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_subscription_id_unique` ON `subscriptions` (`subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_live` ON `subscriptions` (`user_id`) WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `taken_back_at` integer;