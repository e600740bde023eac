CREATE TABLE `model_usage` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`purpose` text NOT NULL,
	`model` text NOT NULL,
	`prompt` text NOT NULL,
	`questions` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`micro_dollars` integer,
	`repairs` integer NOT NULL,
	`seconds` real NOT NULL,
	`outcome` text NOT NULL
);
