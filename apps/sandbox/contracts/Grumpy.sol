// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Always reverts with a reason, so that a page can show one.
contract Grumpy {
    error NotToday(address caller, uint256 amount);

    function plain() external pure {
        revert("Grumpy says no");
    }

    function typed() external payable {
        revert NotToday(msg.sender, msg.value);
    }
}
