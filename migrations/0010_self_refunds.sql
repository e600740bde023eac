CREATE TABLE `self_refunds` (
	`payment_intent_id` text PRIMARY KEY NOT NULL,
	`visitor_id` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `self_refunds_visitor` ON `self_refunds` (`visitor_id`);