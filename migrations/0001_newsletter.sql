CREATE TABLE `affiliate_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`provider` text NOT NULL,
	`category` text NOT NULL,
	`url` text NOT NULL,
	`destination` text,
	`page` text,
	`referrer` text,
	`ab_test` text,
	`session_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `affiliate_events_at` ON `affiliate_events` (`at`);--> statement-breakpoint
CREATE TABLE `newsletter_signups` (
	`email` text PRIMARY KEY NOT NULL,
	`name` text,
	`location` text NOT NULL,
	`source` text NOT NULL,
	`offers` integer NOT NULL,
	`consent_at` integer NOT NULL,
	`unsubscribe_token` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_signups_unsubscribe_token_unique` ON `newsletter_signups` (`unsubscribe_token`);--> statement-breakpoint
CREATE TABLE `rate_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
