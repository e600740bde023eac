CREATE TABLE `mail_stops` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`facts` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`useless_after` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`service_id` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `mails_ended` ON `mails` (`ended_at`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`);--> statement-breakpoint
ALTER TABLE `newsletter_signups` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_signups` ADD `confirmed_at` integer;