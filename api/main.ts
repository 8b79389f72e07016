import { runService } from "./run-service";

runService();
