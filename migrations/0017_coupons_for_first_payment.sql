CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	`new_members` integer DEFAULT false NOT NULL,
	`added_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `later_cents` integer;--> statement-breakpoint
INSERT INTO `coupons` (`code`, `percent`, `new_members`, `added_at`) VALUES ('WELCOME10', 10, 0, 0), ('TRAVEL25', 25, 0, 0), ('FIRSTTRIP', 50, 1, 0);
